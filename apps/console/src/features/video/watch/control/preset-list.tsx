import { Box, Flex, Text } from '@chakra-ui/react'
import type { CameraPreset } from '@smart-fire/api-client/cameras'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { PICTURE } from '../../../../lib/video/picture-colours'
import * as catalogue from './camera-control.messages'

interface PresetListProps {
  presets: readonly CameraPreset[]
  /** the token of the one that was called last */
  called: string | null
  /** the camera has not taken the call yet */
  isBusy: boolean
  onCall: (token: string) => void
}

/** The positions that a camera has stored. */
export function PresetList({ presets, called, isBusy, onCall }: PresetListProps) {
  const words = useMessages(catalogue)
  return (
    <Flex direction="column" gap="1" minWidth="28" maxWidth="44" role="group" aria-label={words.presets}>
      <Text fontWeight="600">{words.presets}</Text>
      {presets.length === 0 ? <Text color={PICTURE.muted}>{words.noPresets}</Text> : null}
      <Box overflowY="auto" maxHeight="108px" css={{ '&& button': { justifyContent: 'flex-start', textAlign: 'start' }, '&& button[aria-pressed=true]': { fontWeight: 600, backgroundColor: 'rgba(255, 255, 255, 0.2) !important' } }}>
        {presets.map(({ token, name }) => (
          <Button key={token} size="sm" variant="ghost" fullWidth aria-pressed={called === token} loading={isBusy && called === token} onClick={() => onCall(token)}>{name ?? token}</Button>
        ))}
      </Box>
    </Flex>
  )
}
