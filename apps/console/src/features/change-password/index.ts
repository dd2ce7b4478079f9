export { ChangePasswordDialog as default } from './change-password-dialog'
