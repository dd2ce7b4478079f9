import { Box, Flex, Text } from '@chakra-ui/react'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { NearCamera } from '@smart-fire/api-client/cameras'
import type { ListedRecord } from '@smart-fire/api-client/records'
import { useMessages } from '@smart-fire/dialogs/provider'
import { ChoiceBar, SelectField } from '@smart-fire/ui'
import { useState } from 'react'
import { CameraStream } from '../../../lib/video/camera-stream'
import { nameOfCamera } from '../../../lib/video/name-of-camera'
import { StreamBar } from '../../../lib/video/stream-bar'
import { LoadedArea } from '../../../screens'
import { useNearestCameras } from '../../../screens/nearest-cameras/use-nearest-cameras'
import * as catalogue from './event-panel.messages'

/** What is shown of the moment of an alarm. */
const BEFORE_MS = 10_000
const AFTER_MS = 30_000

/** The camera that sees the device of a record best: the picture that it sent, live, or at the second at which the record was raised. */
export function CameraOfRecord({ record }: { record: ListedRecord }) {
  const words = useMessages(catalogue)
  return (
    <LoadedArea loaded={useNearestCameras(record)} name={words.cameras} compact>
      {(found) => {
        const [first] = found ?? []
        return first ? <Picture found={found ?? []} first={first} record={record} /> : <Text color="fg.muted">{found === null ? words.cameraNotHere : words.noCamera}</Text>
      }}
    </LoadedArea>
  )
}

const VIEWS = ['sent', 'live', 'then'] as const

function Picture({ found, first, record: { raisedAt, pictureUrl } }: { found: readonly NearCamera[]; first: NearCamera; record: ListedRecord }) {
  const words = useMessages(catalogue)
  const [chosen, setChosen] = useState(first.id)
  const [view, setView] = useState<(typeof VIEWS)[number]>(pictureUrl === null ? 'live' : 'sent')
  // the time of the alarm may be unknown: the live picture must not stand under its name
  const then = raisedAt === null ? [] : [{ value: 'then', label: words.cameraThen }]
  const moment = view === 'then' && raisedAt !== null ? { from: raisedAt - BEFORE_MS, to: raisedAt + AFTER_MS } : null
  const camera = found.find(({ id }) => id === chosen) ?? first
  const name = nameOfCamera(camera)
  const sent = pictureUrl === null ? [] : [{ value: 'sent', label: words.cameraSent }]
  return (
    <Flex direction="column" gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <ChoiceBar label={words.camera} size="sm" value={view} options={[...sent, { value: 'live', label: words.cameraLive }, ...then]} onChange={(value) => setView(VIEWS.find((one) => one === value) ?? 'live')} />
        {found.length > 1 && view !== 'sent' ? <SelectField label={words.cameras} hideLabel value={camera.id} options={found.map((each) => ({ value: each.id, label: nameOfCamera(each) }))} onChange={setChosen} /> : null}
      </Flex>
      <Box aspectRatio="16 / 9" position="relative" borderRadius="md" overflow="hidden">
        {view === 'sent' && pictureUrl !== null ? <img src={pictureUrl} alt={words.cameraSent} style={{ width: '100%', height: '100%', objectFit: 'contain' }} /> : (
          <CameraStream
            key={`${camera.id} ${view}`} id={camera.id} name={name} offlineSince={camera.status === SENSOR_STATUS.offline && view === 'live' ? camera.statusAt : null}
            {...(moment ? { period: moment } : {})}
          >
            {(shown) => <StreamBar name={name} shown={shown} isRecording={moment !== null} />}
          </CameraStream>
        )}
      </Box>
    </Flex>
  )
}
