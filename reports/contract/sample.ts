/** What a run read of a bank that may have more: what there was as far as it was seen, what was looked at, and by which seed. */
export interface SampleFacts {
  /** Decided which accounts were read, where there were more than a few, and which days. */
  readonly seed: number;
  readonly accounts: {
    /** How many the run was to read one by one. */
    readonly most: number;
    /** How many the bank listed, on as many pages of the list as were read. */
    readonly listed: number;
    /** True where that list goes on beyond them. */
    readonly more?: true;
    /** Of how many something was read by account, those among them that are looked at for one thing only. */
    readonly read: number;
    /** True where there were so many that the seed decided; else the order of the bank did. */
    readonly drawn?: true;
  };
  readonly pages: {
    /** How many the run was to take of one list. */
    readonly most: number;
    /** How many pages of lists were read in all. */
    readonly read: number;
    /** How many of them the bank says to go on, without anybody having followed. */
    readonly more: number;
  };
  /** How many records these pages hold: each is judged. */
  readonly records: number;
}
