/** Body codes of the contract (admin §1.2). */
export const BODY_STATUS = {
  session: 40101,
  forbidden: 40131,
  business: 30101,
  failure: 300,
  server: 500,
  busy: 429,
  unavailable: 503,
  diskFull: 507,
  tooLarge: 413,
  notFound: 404,
} as const

/** A response that is no success: thrown anywhere, written into the envelope by the app's error handler. */
export class WireError extends Error {
  constructor(
    readonly httpStatus: number,
    readonly bodyStatus: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }

  /** the wire name of the parameter that was refused; null when the error concerns none alone */
  get field(): string | null {
    const { data } = this
    const named = typeof data === 'object' && data !== null && 'field' in data ? data.field : null
    return typeof named === 'string' ? named : null
  }
}

/** A blank or unreadable parameter: 30101 with HTTP 200. `field` is its name on the wire (additive). */
export class ParameterError extends WireError {
  constructor(message: string, field?: string) {
    super(200, BODY_STATUS.business, message, field === undefined ? undefined : { field })
  }
}

/** A request that no client of ours sends, such as JSON of a thousand levels: 30101 with HTTP 400. */
export class MalformedError extends WireError {
  constructor(message: string) {
    super(400, BODY_STATUS.business, message)
  }
}

/** A broken rule of the business: 30101 with HTTP 420. */
export class BusinessError extends WireError {
  constructor(message: string, data?: unknown) {
    super(420, BODY_STATUS.business, message, data)
  }
}

/** A broken rule about one parameter; `field` is its name on the wire (additive). */
export class FieldError extends BusinessError {
  constructor(field: string, message: string) {
    super(message, { field })
  }
}

/** No row with this id, or none that the session may see: 404 with HTTP 404 (ADR 3). */
export class NotFoundError extends WireError {
  constructor(message: string) {
    super(404, BODY_STATUS.notFound, message)
  }
}

/** What the platform throws as a plain exception: 500 with HTTP 500, its message shown. */
export class ServerError extends WireError {
  constructor(message: string) {
    super(500, BODY_STATUS.server, message)
  }
}

/** No session, or one that is over: 40101 with HTTP 401. */
export class SessionError extends WireError {
  constructor(message: string) {
    super(401, BODY_STATUS.session, message)
  }
}

/** Signed in, but without the right: 40131 with HTTP 403. */
export class ForbiddenError extends WireError {
  constructor(message: string) {
    super(403, BODY_STATUS.forbidden, message)
  }
}

/** Too much at once: 429. */
export class BusyError extends WireError {
  constructor(message: string) {
    super(429, BODY_STATUS.busy, message)
  }
}
