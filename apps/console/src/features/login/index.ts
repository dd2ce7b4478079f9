export { CodePage } from './code-page'
export { LoginPage } from './login-page'
