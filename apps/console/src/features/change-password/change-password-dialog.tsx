import { ownPassword } from '@smart-fire/api-client/sign-in'
import { Stack } from '@chakra-ui/react'
import { useClient, useMessages, useNotify } from '@smart-fire/dialogs/provider'
import { Button, ModalDialog, PasswordField } from '@smart-fire/ui'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { refusalOf } from '../../lib/refusal'
import * as catalogue from './change-password.messages'
import type { ChangePasswordMessages } from './change-password.messages'
import { EMPTY_FORM, passwordError, type PasswordForm } from './password-rules'

export interface ChangePasswordDialogProps {
  /** account, name and organisation of the user, which a password must not consist of */
  own: readonly (string | null)[]
  onClose: () => void
  /** called after the server has stored the new password: the user must sign in again */
  onChanged: () => void
}

/** A form with the old password and the new password twice (spec 1 §2, §5, §8). */
export function ChangePasswordDialog({ own, onClose, onChanged }: ChangePasswordDialogProps) {
  const messages = useMessages(catalogue)
  const client = useClient()
  const notify = useNotify()
  const { control, handleSubmit, reset, setFocus, formState: { isSubmitting } } = useForm<PasswordForm>({ defaultValues: EMPTY_FORM })
  const [isChanged, setChanged] = useState(false)
  // the password of another attempt would be the old one
  const isOver = isSubmitting || isChanged

  const submit = handleSubmit(async ({ oldPassword, newPassword }) => {
    try {
      await client.with(ownPassword).change({ oldPassword, newPassword })
      setChanged(true)
      notify({ tone: 'success', text: messages.succeeded })
      onChanged()
    } catch (error) {
      notify({ tone: 'warning', title: messages.failedTitle, text: failureText(error, messages) })
      // before the reset, which forgets where the fields are
      setFocus('oldPassword')
      reset(EMPTY_FORM)
    }
  })
  const field = (name: keyof PasswordForm, label: string) => (
    <Controller
      control={control} name={name} rules={{ validate: (_, form) => passwordError(name, form, messages, own) }}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <PasswordField
          label={label} name={name} hint={name === 'newPassword' ? messages.rule : undefined} value={value} onChange={onChange} onBlur={onBlur} ref={ref} required
          error={fieldState.error?.message} autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          autoFocus={name === 'oldPassword'} onEnter={name === 'confirmPassword' && !isOver ? () => void submit() : undefined}
        />
      )}
    />
  )
  return (
    <ModalDialog
      open onClose={onClose} title={messages.title} size="sm" locked={isOver}
      footer={<>
        <Button onClick={() => reset(EMPTY_FORM)} disabled={isOver}>{messages.reset}</Button>
        <Button variant="solid" loading={isOver} onClick={() => void submit()}>{messages.submit}</Button>
      </>}
    >
      <Stack gap="4">
        {field('oldPassword', messages.oldPassword)}
        {field('newPassword', messages.newPassword)}
        {field('confirmPassword', messages.confirmPassword)}
      </Stack>
    </ModalDialog>
  )
}

/** Without an answer the password may be changed: only its absence is said. */
function failureText(error: unknown, messages: ChangePasswordMessages): string {
  const { message, isUnknown } = refusalOf(error)
  return message ?? (isUnknown ? messages.timedOut : messages.failed)
}
