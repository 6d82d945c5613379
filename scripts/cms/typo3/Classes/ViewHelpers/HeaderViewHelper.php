<?php

declare(strict_types=1);

namespace Kundenportal\Widgets\ViewHelpers;

use TYPO3\CMS\Frontend\ContentObject\ContentObjectRenderer;
use TYPO3Fluid\Fluid\Core\ViewHelper\AbstractViewHelper;

/**
 * Writes the heading of an element as its editor has chosen: level, position, link, or none.
 */
final class HeaderViewHelper extends AbstractViewHelper
{
    /** What the form calls 'hidden'. */
    private const HIDDEN = 100;

    protected $escapeOutput = false;

    public function __construct(private readonly ContentObjectRenderer $links) {}

    public function initializeArguments(): void
    {
        $this->registerArgument('data', 'array', 'The record', true);
    }

    public function render(): string
    {
        $data = $this->arguments['data'];
        $text = htmlspecialchars(trim((string)($data['header'] ?? '')));
        $level = (int)($data['header_layout'] ?? 0);
        if ($text === '' || $level === self::HIDDEN) {
            return '';
        }
        $link = trim((string)($data['header_link'] ?? ''));
        if ($link !== '') {
            $text = $this->links->typoLink($text, ['parameter' => $link]);
        }
        $tag = $level >= 1 && $level <= 6 ? 'h' . $level : 'h2';
        $position = trim((string)($data['header_position'] ?? ''));
        $class = $position === '' ? '' : ' class="ce-headline-' . htmlspecialchars($position) . '"';
        return '<' . $tag . $class . '>' . $text . '</' . $tag . '>';
    }
}
