import { chakra, Grid, Text } from '@chakra-ui/react'
import { inspectionRecords, type InspectionFigures } from '@smart-fire/api-client/inspection-records'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { NO_VALUE } from '@smart-fire/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { offered } from '../../../lib/offered'
import { LoadedArea } from '../../../screens/loaded/loaded-area'
import { useLoaded } from '../../../screens/loaded/use-loaded'
import { OverviewActor } from '../overview.actor'
import * as catalogue from '../overview.messages'
import { Card } from './card'

const REFRESH_MS = 300_000
const SHOWN = ['due', 'done', 'missed', 'openDefects', 'overdueDefects'] as const satisfies readonly (keyof InspectionFigures)[]
/** Those that an inspector or an administrator has to act on when they are not 0. */
const WANTED_ZERO: ReadonlySet<keyof InspectionFigures> = new Set(['missed', 'overdueDefects'])

/** The checks of today and the defects as they are now. Not shown on a platform without inspections. */
export function InspectionCard() {
  const words = useMessages(catalogue).inspection
  const client = useClient()
  const at = OverviewActor.useSelector(({ context }) => context.figures?.at ?? null)
  // after the first round of calls: the alarms go before the checks
  const loaded = useLoaded<InspectionFigures | null, object>({ load: (_query, signal) => offered(client.with(inspectionRecords).figures.sums(null, signal)), query: at === null ? null : {} })
  useRefreshedWith(at, loaded.refresh)
  const isMissing = loaded.value === null && loaded.state !== 'loading' && loaded.state !== 'failed'
  if (at === null || isMissing) return null
  return (
    <Card title={words.title} aside={<chakra.span color="accent.fg"><Link to="/inspectionManagement/inspectionRecord">{words.see}</Link></chakra.span>}>
      <LoadedArea loaded={loaded} name={words.title} compact>
        {(figures) => (
          <Grid as="dl" templateColumns="repeat(auto-fit, minmax(76px, 1fr))" gap="3" m="0">
            {SHOWN.map((name) => <Figure key={name} label={words.figures[name]} value={figures?.[name] ?? null} isWarning={WANTED_ZERO.has(name)} />)}
          </Grid>
        )}
      </LoadedArea>
    </Card>
  )
}

function Figure({ label, value, isWarning }: { label: string; value: number | null; isWarning: boolean }) {
  return (
    <chakra.div>
      <Text as="dt" color="fg.muted" fontSize="sm" whiteSpace="nowrap">{label}</Text>
      <Text as="dd" m="0" textStyle="num" fontSize="xl" fontWeight="600" color={isWarning && value !== null && value > 0 ? 'tone.fault.fg' : 'fg.default'}>{value === null ? NO_VALUE : value.toLocaleString('en-US')}</Text>
    </chakra.div>
  )
}

/** Loads again when the figures of the devices are newer by some minutes, so that a wall display does not keep those of the morning. */
function useRefreshedWith(at: number | null, refresh: () => void): void {
  const last = useRef(at)
  useEffect(() => {
    if (at === null) return
    last.current ??= at
    if (at - last.current < REFRESH_MS) return
    last.current = at
    refresh()
  }, [at, refresh])
}
