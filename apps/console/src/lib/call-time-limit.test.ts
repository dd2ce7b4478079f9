import { expect, it } from 'vitest'

import { callTimeLimit } from './call-time-limit'

const DEVICE = 'POST /api/device'

it.each([`${DEVICE}/deviceFloorLayout/saveDraft`, `${DEVICE}/deviceHardwareFacilities/savePhoto`, `${DEVICE}/deviceIndoorLabel/savePhoto`, `${DEVICE}/deviceOutdoorLabel/savePhoto`, `${DEVICE}/deviceInspectionDefect/rectify`])(
  '%s carries pictures and may take two minutes', (call) => expect(callTimeLimit(call)).toBe(120_000),
)

it.each([`${DEVICE}/deviceIndoorLabel/removePhoto`, `${DEVICE}/deviceInspectionTasks/skip`, 'GET /api/device/deviceInspectionTasks/mine'])('%s may take ten seconds', (call) => expect(callTimeLimit(call)).toBe(10_000))
