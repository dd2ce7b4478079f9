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

/** The camera that sees the device of a record best: live, or at the second at which the record was raised. */
export function CameraOfRecord({ record }: { record: ListedRecord }) {
  const words = useMessages(catalogue)
  return (
    <LoadedArea loaded={useNearestCameras(record)} name={words.cameras} compact>
      {(found) => {
        const [first] = found ?? []
        return first ? <Picture found={found ?? []} first={first} raisedAt={record.raisedAt} /> : <Text color="fg.muted">{found === null ? words.cameraNotHere : words.noCamera}</Text>
      }}
    </LoadedArea>
  )
}

function Picture({ found, first, raisedAt }: { found: readonly NearCamera[]; first: NearCamera; raisedAt: ListedRecord['raisedAt'] }) {
  const words = useMessages(catalogue)
  const [chosen, setChosen] = useState(first.id)
  const [wantsThen, setThen] = useState(false)
  const moment = wantsThen && raisedAt !== null ? { from: raisedAt - BEFORE_MS, to: raisedAt + AFTER_MS } : null
  const isThen = moment !== null
  const camera = found.find(({ id }) => id === chosen) ?? first
  const name = nameOfCamera(camera)
  return (
    <Flex direction="column" gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <ChoiceBar label={words.camera} size="sm" value={isThen ? 'then' : 'live'} options={[{ value: 'live', label: words.cameraLive }, { value: 'then', label: words.cameraThen }]} onChange={(value) => setThen(value === 'then')} />
        {found.length > 1 ? <SelectField label={words.cameras} hideLabel value={camera.id} options={found.map(({ id, name: label, number }) => ({ value: id, label: label ?? number ?? id }))} onChange={setChosen} /> : null}
      </Flex>
      <Box aspectRatio="16 / 9" position="relative" borderRadius="md" overflow="hidden">
        <CameraStream
          key={`${camera.id} ${isThen}`} id={camera.id} name={name} offlineSince={camera.status === SENSOR_STATUS.offline && !isThen ? camera.statusAt : null}
          {...(moment ? { period: moment } : {})}
        >
          {(shown) => <StreamBar name={name} shown={shown} isRecording={isThen} />}
        </CameraStream>
      </Box>
    </Flex>
  )
}
