import { useAlarmClient, useAlarms } from '@smart-fire/dialogs/provider'

export function OpenAlarms({ buildingId, refresh }: { buildingId: string; refresh: () => void }) {
  const { link, stale, pendingCount } = useAlarmClient()
  useAlarms({ buildingId }, () => refresh())
  return <p>{`${pendingCount ?? '–'} 条待处理，${link === 'live' && !stale ? '实时' : '可能不是最新'}`}</p>
}
