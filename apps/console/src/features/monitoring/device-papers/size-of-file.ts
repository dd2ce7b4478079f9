import type { DeviceFile } from '@smart-fire/api-client/device-papers'
import { sizeText } from '@smart-fire/ui/form'

/** The size of a file, e.g. `212 KB`; empty when the server does not tell it. */
export const sizeOfFile = ({ bytes }: Pick<DeviceFile, 'bytes'>): string => (bytes === null ? '' : sizeText(bytes))
