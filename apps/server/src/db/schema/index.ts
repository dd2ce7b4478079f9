export * from './access'
export * from './estate'
export * from './platform'
export * from './records'
