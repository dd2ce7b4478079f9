import { to } from '../crud-wire'

/** Two days in UTC+8, both included, as `yyyy-MM-dd,yyyy-MM-dd`. */
export const days = (name: string) => to(name, ({ from: first, to: last }: { from: string; to: string }) => `${first},${last}`)
