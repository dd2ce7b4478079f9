import type { Tenant } from '@smart-fire/api-client/tenants'
import { Text } from '@chakra-ui/react'

/** `12 / 50`; only the number where there is no limit, nothing where the server tells neither. */
function usedText(used: number | null, most: number | null): string {
  if (used === null) return ''
  return most === null ? String(used) : `${used} / ${most}`
}

export const usersText = ({ users, maxUsers }: Tenant) => usedText(users, maxUsers)
export const devicesText = ({ devices, maxDevices }: Tenant) => usedText(devices, maxDevices)

/** A quota that is used up stands out: nothing more can be added. */
function Used({ text, isFull }: { text: string; isFull: boolean }) {
  return <Text as="span" textStyle="num" {...(isFull && { color: 'tone.fault.fg', fontWeight: 'semibold' })}>{text}</Text>
}

const isFull = (used: number | null, most: number | null) => used !== null && most !== null && used >= most

export const usersCell = (tenant: Tenant) => <Used text={usersText(tenant)} isFull={isFull(tenant.users, tenant.maxUsers)} />
export const devicesCell = (tenant: Tenant) => <Used text={devicesText(tenant)} isFull={isFull(tenant.devices, tenant.maxDevices)} />
export const channelsText = ({ channelIds }: Tenant) => String(channelIds.length)
