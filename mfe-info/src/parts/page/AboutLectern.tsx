import { Prose, Section } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { businessText } from '../../text/business.en';

/** Section about Lectern. */
export function AboutLectern() {
  const { title, paragraphs } = useText(businessText).about;
  return (
    <Section title={title}>
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </Section>
  );
}
