export { AccountSecurityDialog as default } from './account-security-dialog'
