export { ChangePasswordDialog as default, type ChangePasswordDialogProps } from './change-password-dialog'
