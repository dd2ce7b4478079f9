import { contractPromises, type ContractBackend } from '@smart-fire/api-client/contract'
import { test } from 'vitest'

export function testContract(myBackend: () => ContractBackend) {
  for (const { title, check } of contractPromises) test(title, () => check(myBackend()))
}
