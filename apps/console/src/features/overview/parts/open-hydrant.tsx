import { lazy, Suspense } from 'react'
import { OverviewActor } from '../overview.actor'

const HydrantDialog = lazy(async () => ({ default: (await import('@smart-fire/dialogs/hydrant')).HydrantDialog }))

/** The hydrant of the chosen event, a chunk of its own. */
export function OpenHydrant() {
  const actor = OverviewActor.useActorRef()
  const hydrant = OverviewActor.useSelector(({ context }) => context.hydrant)
  if (hydrant === null) return null
  const { sensorId, ...place } = hydrant
  return (
    <Suspense fallback={null}>
      <HydrantDialog open onClose={() => actor.send({ type: 'hydrant.close' })} {...place} sensorId={sensorId ?? undefined} />
    </Suspense>
  )
}
