export interface IconProps {
  /** One of the drawings in paths.ts or hotel-paths.ts. */
  readonly path: string;
  /** Edge length in pixels, or any CSS length such as `1.25em`. */
  readonly size?: number | string;
}

/** A decorative line drawing in the colour of the text around it; what it means must stand beside it as text. */
export function Icon({ path, size = 48 }: IconProps) {
  return (
    <svg className="icon" aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={typeof size === 'number' && size > 32 ? 1.25 : 1.75} strokeLinecap="round" strokeLinejoin="round">
      <path d={path} />
    </svg>
  );
}
