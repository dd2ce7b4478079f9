import { chakra, Grid, Text } from '@chakra-ui/react'
import { inspectionRecords, type InspectionFigures as Sums } from '@smart-fire/api-client/inspection-records'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { NO_VALUE } from '@smart-fire/ui'
import { useEffect, useRef } from 'react'
import { offered } from '../../../lib/offered'
import { LoadedArea } from '../../../screens/loaded/loaded-area'
import { useLoaded } from '../../../screens/loaded/use-loaded'
import * as catalogue from '../overview.messages'
import { InspectionFrame } from './inspection-frame'

const REFRESH_MS = 300_000
const SHOWN = ['due', 'done', 'missed', 'openDefects', 'overdueDefects'] as const satisfies readonly (keyof Sums)[]
/** Those that an inspector or an administrator has to act on when they are not 0. */
const WANTED_ZERO: ReadonlySet<keyof Sums> = new Set(['missed', 'overdueDefects'])

/** The figures in their card; nothing on a platform without inspections. `at` is when the figures of the devices were loaded. */
export default function InspectionFigures({ at }: { at: number }) {
  const words = useMessages(catalogue).inspection
  const client = useClient()
  const loaded = useLoaded<Sums | null, object>({ load: (_query, signal) => offered(client.with(inspectionRecords).figures.sums(null, signal)), query: {} })
  useRefreshedWith(at, loaded.refresh)
  if (loaded.value === null && loaded.state !== 'loading' && loaded.state !== 'failed') return null
  return (
    <InspectionFrame>
      <LoadedArea loaded={loaded} name={words.title} compact>
        {(figures) => (
          <Grid as="dl" templateColumns="repeat(auto-fit, minmax(76px, 1fr))" gap="3" m="0">
            {SHOWN.map((name) => <Figure key={name} label={words.figures[name]} value={figures?.[name] ?? null} isWarning={WANTED_ZERO.has(name)} />)}
          </Grid>
        )}
      </LoadedArea>
    </InspectionFrame>
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

/** Loads again when the figures of the devices are newer by some minutes, or older because the clock was set back, so that a wall display does not keep those of the morning. */
function useRefreshedWith(at: number, refresh: () => void): void {
  const last = useRef(at)
  useEffect(() => {
    if (Math.abs(at - last.current) < REFRESH_MS) return
    last.current = at
    refresh()
  }, [at, refresh])
}
