import { useTitle } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { ButtonLink, Page, PageHeader, Section } from '@lectern/shared/ui';
import { REVIEW } from '../shoppingView';
import { termsText } from '../text/terms.en';

/** The terms of sale. */
export function TermsView() {
  const text = useText(termsText);
  useTitle(text.title);
  return (
    <Page width="narrow">
      <PageHeader title={text.title} lead={text.lead} />
      {text.sections.map(({ title, words }) => (
        <Section key={title} title={title}>
          <p>{words}</p>
        </Section>
      ))}
      <div>
        <ButtonLink to={REVIEW} variant="secondary">
          {text.toReview}
        </ButtonLink>
      </div>
    </Page>
  );
}
