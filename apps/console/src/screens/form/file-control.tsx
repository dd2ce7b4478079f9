import { useClient } from '@smart-fire/dialogs/provider'
import { FileField, useUploads } from '@smart-fire/ui/form'
import { useState } from 'react'
import type { ControlProps } from './control-props'
import { asText } from './field-values'

/** One file: it is sent as soon as it is chosen, and the form keeps what the server gave for it. */
export function FileControl({ field, value, onChange, name, label, hint, error, required, readOnly }: ControlProps<'file'>) {
  const client = useClient()
  // only the first value of the form is read: later the field keeps its file itself
  const [initial] = useState(() => (asText(value) === '' ? [] : [{ value: asText(value), name: asText(value).split('/').at(-1) ?? '', ...pictureOf(field.accept, asText(value)) }]))
  const uploads = useUploads<string>({
    upload: (file, options) => field.upload(client, file, options),
    initial,
    onChange: (values) => onChange(values[0] ?? null),
  })
  return <FileField {...uploads} {...{ name, label, hint, error, required, readOnly }} accept={field.accept} maxBytes={field.mostBytes} />
}

function pictureOf(accept: string, url: string): { pictureUrl?: string } {
  return accept.startsWith('image/') ? { pictureUrl: url } : {}
}
