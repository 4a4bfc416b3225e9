import { useState } from 'react';
import { DRAFT_LIMITS } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { TextField } from '@lectern/shared/ui';
import { studioDetailsText } from '../../text/studioDetails.en';

type Props = { tags: readonly string[]; onChange: (tags: string[]) => void };

const tagsOf = (words: string): string[] => [
  ...new Set(
    words
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

const isValid = (tags: readonly string[]): boolean =>
  tags.length <= DRAFT_LIMITS.tags && tags.every((tag) => tag.length <= 40);

/** Topics in one line, separated by commas. What is typed stays as typed, also while it can't be stored. */
export function TagsField({ tags, onChange }: Props) {
  const text = useText(studioDetailsText);
  const [typed, setTyped] = useState<string | null>(null);
  const stored = tags.join(', ');
  // Another window's topics replace the line, unless something is being typed here.
  const words = typed ?? stored;
  const hasError = typed !== null && !isValid(tagsOf(typed));
  return (
    <TextField
      label={text.fields.tags}
      hint={text.fields.tagsHint(DRAFT_LIMITS.tags)}
      optional
      value={words}
      error={hasError ? text.errors.tags(DRAFT_LIMITS.tags) : undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = tagsOf(currentTarget.value);
        if (isValid(next)) onChange(next);
      }}
      onBlur={() => {
        if (!hasError) setTyped(null);
      }}
    />
  );
}
