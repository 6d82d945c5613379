<?php

declare(strict_types=1);

namespace Kundenportal\Widgets;

/**
 * The configuration of the widgets, as the site's settings say it.
 */
final class Configuration
{
    /**
     * What deviates from the defaults, nested as the widgets read it.
     *
     * @param array<string, array{type: string, default: mixed}> $settings As in Configuration/Settings.php, by paths
     * @param callable(string): mixed $read The site's value of a setting; null where there is none
     * @return array<string, mixed>
     */
    public static function deviations(array $settings, callable $read): array
    {
        $result = [];
        foreach ($settings as $path => ['type' => $type, 'default' => $default]) {
            $value = self::value($type, $read('kundenportal.' . $path));
            if ($value === null || $value === $default) {
                continue;
            }
            $keys = explode('.', $path, 2);
            if (isset($keys[1])) {
                $result[$keys[0]][$keys[1]] = $value;
            } else {
                $result[$path] = $value;
            }
        }
        return $result;
    }

    /**
     * The configuration as JSON that may stand inside a script tag.
     *
     * @param array<string, mixed> $configuration
     */
    public static function json(array $configuration): string
    {
        return json_encode($configuration, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
    }

    private static function value(string $type, mixed $value): mixed
    {
        return match (true) {
            $value === null => null,
            $type === 'boolean' => filter_var($value, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE),
            $type === 'array' => is_array($value) ? $value : json_decode((string)$value, true),
            is_scalar($value) => trim((string)$value),
            default => null,
        };
    }
}
