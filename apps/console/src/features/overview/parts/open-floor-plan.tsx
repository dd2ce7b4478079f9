import { lazy, Suspense } from 'react'
import { OverviewActor } from '../overview.actor'

const FloorPlanDialog = lazy(async () => ({ default: (await import('@smart-fire/dialogs/floor-plan')).FloorPlanDialog }))

/** The floor plan of the chosen event, a chunk of its own. */
export function OpenFloorPlan() {
  const actor = OverviewActor.useActorRef()
  const plan = OverviewActor.useSelector(({ context }) => context.plan)
  if (plan === null) return null
  const { floor, ...building } = plan
  return (
    <Suspense fallback={null}>
      <FloorPlanDialog open onClose={() => actor.send({ type: 'plan.close' })} {...building} floor={floor ?? undefined} />
    </Suspense>
  )
}
