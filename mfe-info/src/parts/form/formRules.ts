/** What stands in the fields of a form, by their names. */
export type FormValues<Name extends string> = Record<Name, string>;

/** What is wrong, by field: one sentence each, which says how to put it right. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** What a form's values come to: something that can be sent, or what is wrong with them. */
export type Verdict<Sent> = { sent: Sent; errors?: undefined } | { errors: FormErrors };

/**
 * What a form needs once somebody writes in it: the judgement of its values, and the way of what is right to the
 * backend.
 */
export type FormRules<Name extends string, Sent> = {
  judge: (values: FormValues<Name>) => Verdict<Sent>;
  /** Rejects when it was not stored. */
  send: (sent: Sent) => Promise<void>;
};
