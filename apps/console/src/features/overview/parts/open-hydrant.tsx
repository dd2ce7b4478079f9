import { LazyDialog } from '@smart-fire/dialogs/provider'
import { OverviewActor } from '../overview.actor'

const load = async () => (await import('@smart-fire/dialogs/hydrant')).HydrantDialog

/** The hydrant of the chosen event; loaded lazily. */
export function OpenHydrant() {
  const actor = OverviewActor.useActorRef()
  const hydrant = OverviewActor.useSelector(({ context }) => context.hydrant)
  if (hydrant === null) return null
  const { sensorId, ...place } = hydrant
  const onClose = () => actor.send({ type: 'hydrant.close' })
  return <LazyDialog load={load} props={{ ...place, sensorId: sensorId ?? undefined, open: true, onClose }} />
}
