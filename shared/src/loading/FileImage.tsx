import { useQuery } from '@lectern/shared/query';

/** Milliseconds for which the address of a file is taken as valid. */
const FRESH = 600_000;

/** A picture in storage. Shows its description until it has loaded, and if that fails. */
function FileImage({ path, alt }: { path: string; alt: string }) {
  const { data } = useQuery({
    queryKey: ['files', path],
    queryFn: async () => (await import('@lectern/shared/firebase/files')).getFileUrl(path),
    staleTime: FRESH,
  });
  return data === undefined ? <em>{alt}</em> : <img src={data} alt={alt} loading="lazy" />;
}

/** Renders a picture of a Markdown text from storage: pass it to Markdown as `image`. */
export const fileImage = (path: string, alt: string) => <FileImage path={path} alt={alt} />;
