import { Prose, Section } from '@lectern/shared/ui';
import { businessWords } from '../text/business.en';
import { useText } from '../text/useText';

/** What Lectern is, and what it is made for. */
export function AboutLectern() {
  const { title, paragraphs } = useText(businessWords).about;
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
