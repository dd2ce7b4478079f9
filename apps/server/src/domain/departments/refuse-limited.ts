import { BusinessError } from '../../http/errors'
import type { Write } from '../../http/write-work'
import { zhCN } from './department.messages'

/** Who is in which department, and below which, decides what others see: it is changed by those who see every place (ADR 31). */
export function refuseLimited({ scope }: Write): void {
  if (scope.places !== 'all') throw new BusinessError(zhCN.limitedWriter)
}
