import { useEffect } from 'react';

/**
 * Puts a JSON-LD block into the head while the screen is shown. React would make a script through markup, which the site's Trusted Types
 * refuse; a data block is never run, so it is built of nodes.
 */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data);
  useEffect(() => {
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.append(document.createTextNode(json));
    document.head.append(block);
    return () => block.remove();
  }, [json]);
  return null;
}
