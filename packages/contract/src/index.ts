export type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from './call.ts';
export type { ErrorCode } from './errors.ts';
export type { LineCode } from './lines.ts';
