<?php

declare(strict_types=1);

namespace Kundenportal\Widgets;

/**
 * The script of the widgets, as TYPO3's collector of assets wants it said.
 */
final class Script
{
    private const OWN = 'EXT:kundenportal/Resources/Public/portal/portal.js';

    /**
     * A file of an extension stays what it is. A path of the site has to be told apart from a file: each version of
     * TYPO3 wants that said in its own way, and writes an empty address otherwise.
     *
     * @param string $address What the site's settings say: empty, `EXT:…`, a path or a whole address
     * @param string $host The page's own scheme and host
     * @return array{source: string, options: array<string, bool>}
     */
    public static function of(string $address, int $version, string $host): array
    {
        $options = [$version >= 14 ? 'csp' : 'useNonce' => true];
        if ($address === '') {
            return ['source' => self::OWN, 'options' => $options];
        }
        if (!str_starts_with($address, '/')) {
            return ['source' => $address, 'options' => $options];
        }
        return match (true) {
            $version >= 14 => ['source' => 'URI:' . $address, 'options' => $options],
            $version === 13 => ['source' => $address, 'options' => $options + ['external' => true]],
            default => ['source' => $host . $address, 'options' => $options],
        };
    }
}
