'use client'

export { AddressedDialog, type AddressedDialogProps } from './addressed-dialog'
export { readDialogAddress, writeDialogAddress, type DialogAddress } from '../shared/dialog-address'
