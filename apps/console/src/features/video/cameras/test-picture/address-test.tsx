import { useMessages } from '@smart-fire/dialogs/provider'
import { cameraInput } from '@smart-fire/api-client/cameras'
import { IconButton } from '@smart-fire/ui'
import { MonitorPlay } from 'lucide-react'
import { useState } from 'react'
import { is } from 'valibot'
import { TestPicture } from './test-picture'
import * as catalogue from './test-picture.messages'

/** The button beside the field of an address: shows one picture of what is typed there. */
export function AddressTest({ value }: { value: unknown }) {
  const words = useMessages(catalogue)
  const [tested, setTested] = useState<string | null>(null)
  const address = typeof value === 'string' && is(cameraInput.entries.address, value) ? value.trim() : ''
  return (
    <>
      <IconButton size="sm" label={address === '' ? words.needsAddress : words.test} disabled={address === ''} icon={<MonitorPlay size={16} aria-hidden />} onClick={() => setTested(address)} />
      {tested === null ? null : <TestPicture address={tested} onClose={() => setTested(null)} />}
    </>
  )
}
