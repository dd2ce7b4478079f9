export { AlarmFeed, type AlarmFeedProps } from './alarm-feed'
