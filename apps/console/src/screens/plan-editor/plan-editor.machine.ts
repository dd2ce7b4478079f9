import type { FloorWork } from '@smart-fire/api-client/plan-editor'
import { callFor } from '@smart-fire/dialogs/regions'
import { and, assign, emit, not, or, raise, setup, stateIn } from 'xstate'
import { closed, NO_EDITS, put, rebased, redo, undo, type Edits } from './marks'
import type { BuildingChoice, EditedFloor, Mark, Moved, PictureUpload, Place } from './plan-editor.types'
import { refusalOf, type Refusal } from '../../lib/refusal'
import { withDraft } from './with-draft'

export interface PlanEditorContext extends Edits {
  place: Place
  /** the device that is placed and moved by the keyboard */
  selected: string | null
  buildings: readonly BuildingChoice[]
  /** of the building, as last loaded: they stay while another of its floors is loading, and when it cannot be loaded */
  floors: readonly FloorWork[]
  /** why the last save failed */
  saveRefusal: Refusal | null
  /** why the last upload, publication or deletion of a picture failed */
  pictureRefusal: Refusal | null
  /** the plan as another user has left it, during a conflict */
  theirs: EditedFloor | null
  /** where the user wants to go; null = close the editor */
  next: Place | null
}

export type PlanEditorEvent =
  | { type: 'plan.retry' }
  | { type: 'plan.reload' }
  | { type: 'plan.save' }
  | { type: 'place.open'; place: Place }
  | { type: 'place.opened' }
  | { type: 'device.select'; key: string | null }
  | { type: 'mark.put'; key: string; mark: Mark | null; isNudge: boolean }
  | { type: 'edit.undo' }
  | { type: 'edit.redo' }
  | { type: 'conflict.resolve'; kept: readonly string[] }
  | { type: 'conflict.cancel' }
  | { type: 'picture.upload'; upload: PictureUpload }
  | { type: 'picture.dismiss' }
  | { type: 'plan.remove' }
  | { type: 'draft.publish' }
  | { type: 'draft.discard' }
  | { type: 'draft.show' }
  | { type: 'draft.hide' }
  | { type: 'editor.close' }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' }

type Draft = EditedFloor['draft']

const editor = setup({
  types: {
    context: {} as PlanEditorContext,
    events: {} as PlanEditorEvent,
    input: {} as { place: Place; selected: string | null },
    emitted: {} as { type: 'closed' } | { type: 'saved' } | { type: 'published' } | { type: 'removed' },
  },
  actors: {
    /** null: this platform has no plan editor (ADR 3) */
    loadFloor: callFor<EditedFloor | null, Place>(),
    loadBuildings: callFor<readonly BuildingChoice[]>(),
    saveMarks: callFor<EditedFloor, { base: EditedFloor | null; moved: Moved }>(),
    uploadDraft: callFor<Draft, { place: Place; upload: PictureUpload; replaces: string | null }>(),
    publishDraft: callFor<void, { base: EditedFloor | null }>(),
    discardDraft: callFor<void, { draftId: string | null }>(),
    removePlan: callFor<void, Place>(),
  },
  actions: {
    showFloor: assign((_, base: EditedFloor | null) => ({ base, saveRefusal: null, ...NO_EDITS })),
    /** what was saved is the floor of the moment at which the save began: the draft may have changed since */
    keepSaved: assign(({ context: { base, past } }, saved: EditedFloor) => ({ base: withDraft(saved, base?.draft ?? null), moved: {}, past: closed(past), saveRefusal: null })),
    putMark: assign(({ context, event }) => (event.type === 'mark.put' ? { ...put(context, event), selected: event.key } : {})),
    undo: assign(({ context }) => ({ ...undo(context), selected: context.past.at(-1)?.key ?? context.selected })),
    redo: assign(({ context }) => ({ ...redo(context), selected: context.future.at(-1)?.key ?? context.selected })),
    keepSaveRefusal: assign((_, saveRefusal: Refusal) => ({ saveRefusal })),
    keepPictureRefusal: assign((_, pictureRefusal: Refusal) => ({ pictureRefusal })),
    keepTheirs: assign((_, theirs: EditedFloor | null) => ({ theirs })),
    rebase: assign(({ context: { base, moved, theirs } }, kept: readonly string[]) =>
      base && theirs ? { base: theirs, ...NO_EDITS, moved: rebased(base, moved, theirs, kept), theirs: null } : {}),
    keepDraft: assign(({ context: { base, theirs } }, draft: Draft) => ({ base: base && withDraft(base, draft), theirs: theirs && withDraft(theirs, draft) })),
    keepNext: assign((_, next: Place | null) => ({ next })),
    goOn: assign(({ context: { place, next, base, floors } }) => ({
      place: next ?? place, selected: null, base: null, pictureRefusal: null, ...NO_EDITS,
      floors: next?.buildingId === place.buildingId ? base?.floors ?? floors : [],
    })),
  },
  guards: {
    isDirty: ({ context: { moved } }) => Object.keys(moved).length > 0,
    isMissing: (_, floor: EditedFloor | null) => floor === null,
    hasNoPlan: (_, floor: EditedFloor | null) => floor !== null && floor.plan === null,
    hasPlan: ({ context: { base } }) => base !== null && base.plan !== null,
    hasDraft: ({ context: { base } }) => base !== null && base.draft !== null,
    isConflict: (_, { kind }: Refusal) => kind === 'conflict',
    leavesChanges: ({ context: { base, moved, theirs } }, kept: readonly string[]) => base !== null && theirs !== null && Object.keys(rebased(base, moved, theirs, kept)).length > 0,
    isClosing: ({ context }) => context.next === null,
    isPublishing: or([stateIn({ picture: 'publishing' }), stateIn({ picture: 'removing' })]),
    isPictureSafe: or([stateIn({ picture: 'idle' }), stateIn({ picture: 'refused' })]),
  },
})

/** Loads the plan with the devices of the floor, in one response; the marks are edited and saved as a whole. */
const plan = editor.createStateConfig({
  initial: 'loading',
  on: { 'place.opened': '.loading', 'plan.reload': { guard: not('isDirty'), target: '.loading' } },
  states: {
    loading: {
      description: 'A placeholder in the place of the plan; nothing can be changed.',
      on: afterDraft('loading'),
      invoke: {
        src: 'loadFloor',
        input: ({ context }) => context.place,
        onDone: [
          { guard: { type: 'isMissing', params: output }, target: 'notOffered' },
          { guard: { type: 'hasNoPlan', params: output }, target: 'noPlan', actions: { type: 'showFloor', params: output } },
          { target: 'editing', actions: { type: 'showFloor', params: output } },
        ],
        onError: 'failed',
      },
    },
    failed: { description: 'A line says that the plan could not be loaded, and offers a retry.', on: { 'plan.retry': 'loading' } },
    notOffered: { description: 'A line says that this platform has no plan editor.' },
    noPlan: { description: 'The floor has no published picture: the place of the plan says so and offers the upload.' },
    editing: {
      initial: 'settled',
      states: {
        settled: { description: 'The plan with its marks, all of them saved.', on: editsOf(), always: { guard: 'isDirty', target: 'changed' } },
        changed: {
          description: 'Marks were changed: the number of unsaved changes is shown, and saving is offered.',
          on: { ...editsOf(), 'plan.save': 'saving' },
          always: { guard: not('isDirty'), target: 'settled' },
        },
        saving: {
          description: 'The changes are being saved; marks cannot be changed meanwhile.',
          invoke: {
            src: 'saveMarks',
            input: ({ context: { base, moved } }) => ({ base, moved }),
            onDone: { target: 'settled', actions: [{ type: 'keepSaved', params: output }, emit({ type: 'saved' })] },
            onError: [
              { guard: { type: 'isConflict', params: refused }, target: 'comparing', actions: { type: 'keepSaveRefusal', params: refused } },
              { target: 'unsaved', actions: { type: 'keepSaveRefusal', params: refused } },
            ],
          },
        },
        unsaved: {
          description: 'The save failed: its reason is shown, every change is kept, and saving can be tried again.',
          on: { ...editsOf(), 'plan.save': 'saving' },
          always: { guard: not('isDirty'), target: 'settled' },
        },
        comparing: {
          description: 'Another user was faster: what they have changed is loading.',
          on: afterDraft('comparing'),
          invoke: {
            src: 'loadFloor',
            input: ({ context }) => context.place,
            onDone: [
              { guard: { type: 'isMissing', params: output }, target: 'unsaved' },
              { guard: { type: 'hasNoPlan', params: output }, target: 'unsaved' },
              { target: 'conflict', actions: { type: 'keepTheirs', params: output } },
            ],
            onError: { target: 'unsaved', actions: { type: 'keepSaveRefusal', params: refused } },
          },
        },
        conflict: {
          description: 'A dialog lists what the other user has changed; for each device that both have moved, this user decides.',
          on: {
            'conflict.resolve': [
              { guard: { type: 'leavesChanges', params: kept }, target: 'saving', actions: { type: 'rebase', params: kept } },
              { target: 'settled', actions: { type: 'rebase', params: kept } },
            ],
            'conflict.cancel': { target: 'unsaved', actions: { type: 'keepTheirs', params: null } },
          },
        },
      },
    },
  },
})

/** Uploading, publishing, discarding and deleting a picture. */
const picture = editor.createStateConfig({
  initial: 'idle',
  on: { 'place.opened': '.idle' },
  states: {
    idle: { description: 'A picture can be uploaded; a draft can be published or discarded.', on: jobsOf() },
    uploading: {
      description: 'The chosen picture is being checked and uploaded; it becomes a draft that no operator sees.',
      invoke: {
        src: 'uploadDraft',
        input: ({ context: { place, base }, event }) => ({ place, upload: (event as { upload: PictureUpload }).upload, replaces: base?.draft?.id ?? null }),
        onDone: { target: 'idle', actions: [{ type: 'keepDraft', params: ({ event }) => event.output }, raise({ type: 'draft.show' })] },
        onError: { target: 'refused', actions: { type: 'keepPictureRefusal', params: refused } },
      },
    },
    publishing: {
      description: 'The draft is being published; marks cannot be changed meanwhile.',
      invoke: {
        src: 'publishDraft',
        input: ({ context: { base } }) => ({ base }),
        onDone: { target: 'idle', actions: [raise({ type: 'plan.reload' }), emit({ type: 'published' })] },
        onError: { target: 'refused', actions: { type: 'keepPictureRefusal', params: refused } },
      },
    },
    discarding: {
      description: 'The draft is being deleted.',
      invoke: {
        src: 'discardDraft',
        input: ({ context: { base } }) => ({ draftId: base?.draft?.id ?? null }),
        onDone: { target: 'idle', actions: [{ type: 'keepDraft', params: null }, raise({ type: 'draft.hide' })] },
        onError: { target: 'refused', actions: { type: 'keepPictureRefusal', params: refused } },
      },
    },
    removing: {
      description: 'The published picture and the marks on it are being deleted; marks cannot be changed meanwhile.',
      invoke: {
        src: 'removePlan',
        input: ({ context: { place } }) => place,
        onDone: { target: 'idle', actions: [raise({ type: 'plan.reload' }), emit({ type: 'removed' })] },
        onError: { target: 'refused', actions: { type: 'keepPictureRefusal', params: refused } },
      },
    },
    refused: {
      description: 'The picture was not accepted, published or deleted, and the reason is shown; or that is not known, and a refresh is offered.',
      on: { ...jobsOf(), 'picture.dismiss': 'idle', 'plan.reload': { guard: not('isDirty'), target: 'idle' } },
    },
  },
})

const view = editor.createStateConfig({
  initial: 'published',
  on: { 'place.opened': '.published' },
  states: {
    published: { description: 'The picture that operators see, with its marks.', on: { 'draft.show': { guard: 'hasDraft', target: 'draft' } } },
    draft: {
      description: 'The draft with the marks at the same share of the picture, as they will be once it is published; they cannot be changed here.',
      on: { 'draft.hide': 'published' },
      always: { guard: not('hasDraft'), target: 'published' },
    },
  },
})

const buildings = editor.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'The choice of the building cannot be used yet.',
      invoke: { src: 'loadBuildings', onDone: { target: 'loaded', actions: assign({ buildings: ({ event }) => event.output }) }, onError: 'failed' },
    },
    loaded: { description: 'The choice of the building has all buildings.' },
    failed: { description: 'The choice of the building says that the buildings could not be loaded, and offers a retry.', on: { 'plan.retry': 'loading' } },
  },
})

const losesNothing = and([not('isDirty'), 'isPictureSafe'])

/** Another floor and the end of the editor: with unsaved changes, and while a picture is being sent or changed, both ask first. */
const leaving = editor.createStateConfig({
  initial: 'staying',
  states: {
    staying: {
      description: 'The floor is edited.',
      on: {
        'place.open': [
          { guard: losesNothing, actions: [{ type: 'keepNext', params: placeOf }, 'goOn', raise({ type: 'place.opened' })] },
          { target: 'asking', actions: { type: 'keepNext', params: placeOf } },
        ],
        'editor.close': [
          { guard: losesNothing, target: 'gone', actions: emit({ type: 'closed' }) },
          { target: 'asking', actions: { type: 'keepNext', params: null } },
        ],
      },
    },
    asking: {
      description: 'A question: keep editing, or leave without the unsaved changes or the picture; it ends when there is nothing to lose any more.',
      always: { guard: losesNothing, target: 'staying' },
      on: {
        'leave.confirm': [
          { guard: 'isClosing', target: 'gone', actions: emit({ type: 'closed' }) },
          { target: 'staying', actions: ['goOn', raise({ type: 'place.opened' })] },
        ],
        'leave.cancel': 'staying',
      },
    },
    gone: { description: 'The editor has closed.' },
  },
})

/** The plan of a floor: its picture, and where devices are on it (screens, buildManager; ADR 24). */
export const planEditorMachine = editor.createMachine({
  id: 'planEditor',
  context: ({ input: { place, selected } }) => ({
    ...NO_EDITS, base: null, place, selected, buildings: [], floors: [], saveRefusal: null, pictureRefusal: null, theirs: null, next: null,
  }),
  type: 'parallel',
  on: { 'device.select': { actions: assign({ selected: ({ event }) => event.key }) } },
  states: { plan, picture, view, buildings, leaving },
})

/** What changes marks. */
function editsOf() {
  return {
    'mark.put': { guard: not('isPublishing'), actions: 'putMark' },
    'edit.undo': { guard: not('isPublishing'), actions: 'undo' },
    'edit.redo': { guard: not('isPublishing'), actions: 'redo' },
  } as const
}

/** The draft was uploaded or discarded while the plan is being loaded: that response may be older, so it is asked for again. */
function afterDraft<State extends string>(target: State) {
  return { 'draft.show': { target, reenter: true }, 'draft.hide': { target, reenter: true } } as const
}

function jobsOf() {
  return {
    'picture.upload': 'uploading',
    'plan.remove': { guard: and([not('isDirty'), 'hasPlan']), target: 'removing' },
    'draft.publish': { guard: and([not('isDirty'), 'hasDraft']), target: 'publishing' },
    'draft.discard': { guard: 'hasDraft', target: 'discarding' },
  } as const
}

function kept({ event }: { event: { kept: readonly string[] } }): readonly string[] {
  return event.kept
}

function placeOf({ event }: { event: { place: Place } }): Place {
  return event.place
}

function output<Output>({ event }: { event: { output: Output } }): Output {
  return event.output
}

function refused({ event }: { event: { error: unknown } }): Refusal {
  return refusalOf(event.error)
}
