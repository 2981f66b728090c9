/**
 * Every failure the API can answer: its HTTP status, the message key and how loudly it is logged.
 * This table is the only place where these facts stand.
 */
interface ErrorKind {
  readonly status: number;
  readonly message: string;
  readonly log: 'silent' | 'info' | 'warn' | 'error';
  /** Domain name of the field the message belongs to, where it always belongs to one. */
  readonly field?: string;
}

const declared = {
  'request.invalid': { status: 400, message: 'errors.requestInvalid', log: 'silent' },
  'request.malformed': { status: 400, message: 'errors.requestMalformed', log: 'silent' },
  'request.tooLarge': { status: 413, message: 'errors.requestTooLarge', log: 'info' },
  'request.unsupported': { status: 415, message: 'errors.requestUnsupported', log: 'silent' },
  'request.rateLimited': { status: 429, message: 'errors.rateLimited', log: 'info' },
  'route.notFound': { status: 404, message: 'errors.routeNotFound', log: 'silent' },
  'route.wrongMethod': { status: 405, message: 'errors.wrongMethod', log: 'silent' },
  'request.foreignOrigin': { status: 403, message: 'errors.foreignOrigin', log: 'warn' },
  'session.required': { status: 401, message: 'errors.sessionRequired', log: 'silent' },
  'session.ended': { status: 401, message: 'errors.sessionEnded', log: 'silent' },
  'password.changeRequired': { status: 403, message: 'errors.passwordChangeRequired', log: 'silent' },
  'secondFactor.required': { status: 403, message: 'errors.secondFactorRequired', log: 'silent' },
  'permission.denied': { status: 403, message: 'errors.permissionDenied', log: 'warn' },
  'captcha.wrong': { status: 422, message: 'errors.captchaWrong', log: 'silent', field: 'captcha' },
  'login.refused': { status: 401, message: 'errors.loginRefused', log: 'info' },
  'login.locked': { status: 423, message: 'errors.loginLocked', log: 'warn' },
  'login.addressLocked': { status: 429, message: 'errors.loginAddressLocked', log: 'warn' },
  'login.stepOver': { status: 410, message: 'errors.loginStepOver', log: 'info' },
  'login.secondFactorNeeded': { status: 422, message: 'errors.loginSecondFactorNeeded', log: 'silent' },
  'login.secondFactorWrong': { status: 422, message: 'errors.loginSecondFactorWrong', log: 'info' },
  'session.notFound': { status: 404, message: 'errors.sessionNotFound', log: 'info' },
  'code.tooSoon': { status: 429, message: 'errors.codeTooSoon', log: 'silent' },
  'code.wrong': { status: 422, message: 'errors.codeWrong', log: 'info', field: 'oneTimeCode' },
  'code.over': { status: 410, message: 'errors.codeOver', log: 'info', field: 'oneTimeCode' },
  'password.wrong': { status: 422, message: 'errors.passwordWrong', log: 'info' },
  'password.same': { status: 422, message: 'errors.passwordSame', log: 'silent', field: 'newPassword' },
  'totp.wrong': { status: 422, message: 'errors.totpWrong', log: 'info', field: 'secondFactorCode' },
  'totp.enrolled': { status: 409, message: 'errors.totpEnrolled', log: 'silent' },
  'passkey.refused': { status: 422, message: 'errors.passkeyRefused', log: 'info' },
  'passkey.notFound': { status: 404, message: 'errors.passkeyNotFound', log: 'info' },
  'secondFactor.last': { status: 409, message: 'errors.secondFactorLast', log: 'silent' },
  'secondFactor.missing': { status: 409, message: 'errors.secondFactorMissing', log: 'silent' },
  'user.notFound': { status: 404, message: 'errors.userNotFound', log: 'info' },
  'user.exists': { status: 409, message: 'errors.userExists', log: 'silent' },
  'user.stale': { status: 409, message: 'errors.userStale', log: 'silent' },
  'user.self': { status: 409, message: 'errors.userSelf', log: 'info' },
  'user.lastAdministrator': { status: 409, message: 'errors.userLastAdministrator', log: 'info' },
  'server.busy': { status: 503, message: 'errors.serverBusy', log: 'warn' },
  'server.starting': { status: 503, message: 'errors.serverStarting', log: 'silent' },
  'server.error': { status: 500, message: 'errors.serverError', log: 'error' },
  'idempotency.mismatch': { status: 422, message: 'errors.idempotencyMismatch', log: 'info' },
  'idempotency.running': { status: 409, message: 'errors.idempotencyRunning', log: 'info' },
  'idempotency.badKey': { status: 400, message: 'errors.idempotencyBadKey', log: 'silent' },
  'setting.notFound': { status: 404, message: 'errors.settingNotFound', log: 'silent' },
  'promotion.refused': { status: 422, message: 'errors.promotionRefused', log: 'silent', field: 'promotionCode' },
  'plan.notFound': { status: 404, message: 'errors.planNotFound', log: 'silent' },
  'quote.invalid': { status: 400, message: 'errors.quoteInvalid', log: 'warn', field: 'quoteRef' },
  'quote.expired': { status: 410, message: 'errors.quoteExpired', log: 'silent', field: 'quoteRef' },
  'quote.referred': { status: 409, message: 'errors.quoteReferred', log: 'silent', field: 'quoteRef' },
  'quote.notReproducible': { status: 409, message: 'errors.quoteNotReproducible', log: 'error', field: 'quoteRef' },
  'link.notFound': { status: 404, message: 'errors.linkNotFound', log: 'info' },
  'link.used': { status: 410, message: 'errors.linkUsed', log: 'silent' },
  'link.expired': { status: 410, message: 'errors.linkExpired', log: 'silent' },
  'link.foreign': { status: 400, message: 'errors.linkForeign', log: 'warn', field: 'linkUrl' },
  'application.notFound': { status: 404, message: 'errors.applicationNotFound', log: 'info' },
  'application.stale': { status: 409, message: 'errors.applicationStale', log: 'silent' },
  'application.closed': { status: 409, message: 'errors.applicationClosed', log: 'silent' },
  'application.paymentUnderway': { status: 409, message: 'errors.applicationPaymentUnderway', log: 'silent' },
  'application.incomplete': { status: 422, message: 'errors.applicationIncomplete', log: 'silent' },
  'application.notSubmitted': { status: 409, message: 'errors.applicationNotSubmitted', log: 'silent' },
  'payment.notFound': { status: 404, message: 'errors.paymentNotFound', log: 'info' },
  'payment.closed': { status: 409, message: 'errors.paymentClosed', log: 'silent' },
  'payment.gatewayUnavailable': { status: 503, message: 'errors.paymentGatewayUnavailable', log: 'error' },
  'confirmation.notReady': { status: 404, message: 'errors.confirmationNotReady', log: 'silent' },
  'webhook.refused': { status: 400, message: 'errors.webhookRefused', log: 'warn' },
  'webhook.unknownPayment': { status: 404, message: 'errors.webhookUnknownPayment', log: 'warn' },
  'webhook.conflict': { status: 409, message: 'errors.webhookConflict', log: 'warn' },
  'quoteRequest.notFound': { status: 404, message: 'errors.quoteRequestNotFound', log: 'info' },
  'file.notFound': { status: 404, message: 'errors.fileNotFound', log: 'info' },
  'file.badName': { status: 400, message: 'errors.fileBadName', log: 'warn', field: 'name' },
} satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof declared;

export const errors: Record<ErrorCode, ErrorKind> = declared;
