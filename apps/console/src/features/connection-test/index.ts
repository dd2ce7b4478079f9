export { ConnectionTestPage } from './connection-test-page'
