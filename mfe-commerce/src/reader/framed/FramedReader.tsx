import { useEffect, useMemo, useRef, useState } from 'react';
import { useHost, useTitle } from '@lectern/shared/host';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { VisuallyHidden } from '@lectern/shared/ui';
import { readerText } from '../../text/reader.en';
import { BookFileFailed } from '../BookFileFailed';
import type { OpenBook } from '../bookView';
import { BookEnd, SampleEnd } from '../ChapterEnd';
import { pageDisplay } from '../displaySettings';
import { ResumeNotice } from '../ResumeNotice';
import { ReaderBar } from '../tools/ReaderBar';
import { useDialog } from '../tools/useDialog';
import { Typeset, UnsentNotice } from '../Typeset';
import { useDisplaySettings, useIsDark } from '../useDisplay';
import { useReading, type ReaderProps } from '../useReading';
import { PageTurns } from './PageTurns';
import { frameAddress, useFrame } from './useFrame';
import { useFollowedAddress, useFramedPosition } from './useFramedPosition';
import { useFrameKeys } from './useFrameKeys';
import * as styles from './FramedReader.module.css';

const NO_BOOK: OpenBook = { contents: [], describe: () => [], search: () => Promise.resolve() };

type Props = ReaderProps & { format: 'epub' | 'pdf'; bytes: ArrayBuffer };

/** A book in EPUB or PDF. A failed one can be opened again. */
export function FramedReader(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <OpenFrame key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function OpenFrame({ onRetry, ...props }: Props & { onRetry: () => void }) {
  const { id, book, owner, format } = props;
  const labels = useText(readerText);
  const { frame, position, reading, settings, setSettings, saved, dialog, setDialog } = useFramedBook(props);
  const { state, send, settled } = frame;
  const title = book?.title ?? labels.untitled;
  const here = useMemo(() => ({ now: () => position.locator, settled }), [position.locator, settled]);
  useTitle(position.chapter ? `${position.chapter} · ${title}` : title);
  useChapterAnnounced(position.chapter);
  if (state.error) return <BookFileFailed id={book && id} error={state.error} isRetrying={false} onRetry={onRetry} />;
  return (
    <Typeset settings={settings}>
      <ReaderBar
        {...{ id, title, here, settings, dialog, book: state.book ?? NO_BOOK }}
        chapter={position.chapter || title}
        percent={position.percent}
        reading={owner && reading}
        uid={owner?.uid ?? null}
        choices={format === 'epub' ? EPUB : PDF}
        onSettings={setSettings}
        onDialog={setDialog}
      />
      <div className={styles.stage}>
        <FramedTitle title={title} isSample={!owner} />
        <ResumeNotice id={id} saved={saved} />
        {reading.isWaiting && <UnsentNotice />}
        <Pages attach={frame.attach} format={format} title={title} isReady={state.position !== null} />
        <PageTurns direction={state.direction} position={state.position} send={send} />
        {position.isAtEnd && (owner ? <BookEnd /> : book && <SampleEnd book={book} />)}
      </div>
    </Typeset>
  );
}

function FramedTitle({ title, isSample }: { title: string; isSample: boolean }) {
  const labels = useText(readerText);
  return (
    <h1 tabIndex={-1} className={styles.title}>
      {title}
      {isSample && <span className={styles.kind}> {labels.sampleOf}</span>}
    </h1>
  );
}

type PagesProps = {
  attach: (frame: HTMLIFrameElement | null) => void;
  format: 'epub' | 'pdf';
  title: string;
  isReady: boolean;
};

/** The frame is sandboxed and has no origin: the file in it reaches nothing of the site, and no network. */
function Pages({ attach, format, title, isReady }: PagesProps) {
  const labels = useText(readerText);
  return (
    <>
      <iframe
        ref={attach}
        className={styles.frame}
        title={labels.frame(title)}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        src={frameAddress(format)}
      />
      <VisuallyHidden>
        <span role="status">{!isReady && labels.opening}</span>
      </VisuallyHidden>
    </>
  );
}

const EPUB = { hasType: true, hasFlow: true };
const PDF = { hasType: false, hasFlow: true };
const START = { locator: '', percent: 0, chapter: '', isAtEnd: false, byReader: false };

function useFramedBook({ id, book, owner, format, bytes }: Props) {
  const navigate = useNavigate();
  const [settings, setSettings] = useDisplaySettings();
  const [dialog, setDialog] = useDialog(settings.hasKeys);
  const isDark = useIsDark();
  const reading = useReading(id, owner);
  const [saved] = useState(owner?.position ?? null);
  const { at, first, onMove, isNew } = useFramedPosition({ saved: saved?.locator || null, onRead: reading.move });
  const frame = useFrame({
    format,
    bytes,
    locator: first,
    language: book?.language ?? 'en',
    display: useMemo(() => pageDisplay(settings, isDark), [settings, isDark]),
    onMove,
    onKey: (key) => {
      if (settings.hasKeys) setDialog(key);
    },
    onLink: (url) => void navigate(`/warning?code=leaving&to=${encodeURIComponent(url)}`),
  });
  useFollowedAddress({ at, isNew }, frame.state.position !== null, frame.go);
  useFrameKeys(frame.send, frame.state.direction);
  const position = frame.state.position ?? { ...START, percent: saved?.percent ?? 0 };
  return { frame, position, reading, settings, setSettings, saved, dialog, setDialog };
}

/** Announces each new chapter, as for a new page. */
function useChapterAnnounced(chapter: string): void {
  const { announce } = useHost();
  const shown = useRef(chapter);
  useEffect(() => {
    if (chapter === '' || shown.current === chapter) return;
    if (shown.current !== '') announce(chapter);
    shown.current = chapter;
  }, [chapter, announce]);
}
