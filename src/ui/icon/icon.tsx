export interface IconProps {
  /** One of the paths in paths.ts. */
  readonly path: string;
  /** Edge length in pixels, or any CSS length such as `1.25em`. */
  readonly size?: number | string;
  /** Read by screen readers; without it the meaning must be in a text beside the icon. */
  readonly label?: string;
}

/** A line drawing in the colour of the text around it, decorative unless it has a label. */
export function Icon({ path, size = 48, label }: IconProps) {
  const voice = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      className={typeof size === "number" && size > 32 ? "icon icon-fine" : "icon"}
      {...voice}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <path d={path} />
    </svg>
  );
}
