/** A reason not to start that the operator can mend: its message is one clear sentence, printed without a stack. */
export class StartError extends Error {}
