import { RECORD_KIND } from '@smart-fire/api-client/wire'

import type { Subject } from './subject'

/** The id of a subject for an unregistered number, by the id of its row, and the other way round: below zero, so that it is no device's. */
export const subjectOfUnregistered = (id: number): number => -id
export const unregisteredOfSubject = (subjectId: number): number => -subjectId

/** Whether the subject is an unregistered number (ADR 86). */
export const isUnregistered = ({ kind, id }: Pick<Subject, 'kind' | 'id'>): boolean => kind === RECORD_KIND.general && id < 0
