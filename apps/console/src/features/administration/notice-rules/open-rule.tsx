import type { NoticeRule } from '@smart-fire/api-client/notices'
import { Navigate } from 'react-router'
import type { PanelProps } from '../../../screens'

/** The devices of a rule have an address of their own: the list gives way to it. */
export function OpenRule({ row: { id } }: PanelProps<NoticeRule>) {
  return <Navigate to={`/adminSys/manageRules/${encodeURIComponent(id)}?tab=bound`} />
}
