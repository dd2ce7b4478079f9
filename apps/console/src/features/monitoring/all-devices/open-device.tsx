import type { ManagedDevice } from '@smart-fire/api-client/devices'
import { Navigate } from 'react-router'
import type { PanelProps } from '../../../screens'
import { pathOfDevice } from './path-of-device'

/** A device has an address of its own: the list gives way to it. */
export function OpenDevice({ row: { id } }: PanelProps<ManagedDevice>) {
  return <Navigate to={pathOfDevice(id)} />
}
