export { statePaths } from '../shared/state-paths'
