export * from './access'
export * from './estate'
export * from './records'
