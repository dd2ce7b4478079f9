export { snapshotAt } from './snapshot-at'
