/** Notes, receipts and refunds in plain memory, as simple as can be: what the real ones are compared with. Money in cents. */
export interface ModelNote {
  readonly id: string;
  readonly policyId: string;
  readonly total: number;
  readonly commission: number;
  paidToInsurer: number;
  isEarned: boolean;
  isWrittenOff: boolean;
}

export interface ModelReceipt {
  readonly id: string;
  readonly method: 'CHQ' | 'FPS' | 'CC' | 'AUT';
  readonly amount: number;
  status: 'unbanked' | 'banked' | 'cleared' | 'returned';
  /** Kept for refunds, or gone back. */
  refunded: number;
  goneBack: number;
}

export interface ModelAllocation {
  readonly note: ModelNote;
  readonly receipt: ModelReceipt | null;
  readonly amount: number;
  readonly kind: 'money' | 'offset' | 'writeOff' | 'refund';
}

export class MoneyModel {
  readonly notes: ModelNote[] = [];
  readonly receipts: ModelReceipt[] = [];
  allocations: ModelAllocation[] = [];
  /** Put in by the office. */
  advance = 0;
  /** Gone out to insurers and clients. */
  paidOut = 0;

  allocated = (note: ModelNote): number =>
    this.allocations.filter((each) => each.note === note).reduce((sum, { amount }) => sum + amount, 0);

  used = (receipt: ModelReceipt): number =>
    this.allocations.filter((each) => each.receipt === receipt).reduce((sum, { amount }) => sum + amount, 0);

  open = (note: ModelNote): number => note.total - this.allocated(note);

  rest = (receipt: ModelReceipt): number =>
    receipt.status === 'returned' ? 0 : receipt.amount - this.used(receipt) - receipt.refunded;

  held = (note: ModelNote): number => this.allocated(note) - note.paidToInsurer - (note.isEarned ? note.commission : 0);

  settlement(note: ModelNote): string {
    if (this.allocated(note) === 0) return 'unsettled';
    if (this.open(note) !== 0) return 'partlySettled';
    return this.allocations.some((each) => each.note === note && each.kind === 'writeOff') ? 'writtenOff' : 'settled';
  }

  /** What is settled by banked money is earned; what is not any more is earned no longer. */
  earn(): void {
    for (const note of this.notes) {
      const own = this.allocations.filter((each) => each.note === note);
      const isSettled = this.open(note) === 0 && own.length > 0;
      if (!isSettled) note.isEarned = false;
      else if (own.every(({ receipt }) => receipt === null || receipt.status !== 'unbanked')) note.isEarned = true;
    }
  }

  /** Money at the bank or on its way there, by what has come and gone. */
  money(): number {
    const came = this.receipts
      .filter(({ status }) => status !== 'returned')
      .reduce((sum, { amount }) => sum + amount, 0);
    const writtenOff = this.allocations
      .filter(({ kind }) => kind === 'writeOff')
      .reduce((sum, { amount }) => sum + amount, 0);
    return came + writtenOff + this.advance - this.paidOut;
  }

  /** The same money by whom it is owed to: equation 3. */
  owed(refundPayable: number): number {
    const unallocated = this.receipts.reduce(
      (sum, each) => sum + (each.status === 'returned' ? 0 : each.amount - this.used(each)) - each.goneBack,
      0,
    );
    const earned = this.notes.filter(({ isEarned }) => isEarned).reduce((sum, { commission }) => sum + commission, 0);
    const held = this.notes.reduce((sum, note) => sum + this.held(note), 0);
    return unallocated + refundPayable + earned + held + this.advance;
  }
}
