export { WatchPage as default } from './watch-page'
